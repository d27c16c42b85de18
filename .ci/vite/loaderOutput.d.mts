export const LOADER_OUTPUT: { minify: true; comments: false; topLevelVar: false }
