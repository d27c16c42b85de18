// The oldest browsers in which everything that moves money works (D-35): what the build compiles for, and what
// `.ci/newerThanBaseline.mjs` holds the built files against.
export const BASELINE = ['es2022', 'chrome98', 'safari15.4', 'ios15.4', 'firefox104']
