/** Every page is rendered while building, without a browser. */
export const prerender = true
