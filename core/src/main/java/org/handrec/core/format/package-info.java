/** What a file format offers: a reader of records. */
package org.handrec.core.format;
