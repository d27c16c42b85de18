// Options for the files of the loader, which has to stay below 3 kB: comments for bundlers are left out, and constants
// stay `const`, so that those that are used once are put in place.
export const LOADER_OUTPUT = { minify: true, comments: false, topLevelVar: false }
