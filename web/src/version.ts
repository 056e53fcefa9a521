// What the workspace says about grundy, when the page is built.

declare const GRUNDY_VERSION: string;
declare const GRUNDY_REPOSITORY: string;

/** The version of grundy that the page was built from. */
export const version: string = GRUNDY_VERSION;

/** The address of the source; empty if it has none. */
export const repository: string = GRUNDY_REPOSITORY;
