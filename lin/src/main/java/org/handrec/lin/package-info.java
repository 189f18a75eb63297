/** LIN, the format of Bridge Base Online: reading and lossless documents. */
package org.handrec.lin;
