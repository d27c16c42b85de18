// The oldest browsers in which every payment works (D-35): the target of the build, and the limit that
// `.ci/newerThanBaseline.mjs` checks the built files against.
export const BASELINE = ['es2022', 'chrome98', 'safari15.4', 'ios15.4', 'firefox104']
