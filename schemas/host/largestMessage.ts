/** B1: the maximum size of a message of the host, in bytes of UTF-8. The cashier ignores larger ones. */
export const LARGEST_MESSAGE = 64 * 1024
