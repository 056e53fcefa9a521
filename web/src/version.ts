declare const GRUNDY_VERSION: string;

/** The version of grundy that the page was built from. */
export const version: string = GRUNDY_VERSION;
