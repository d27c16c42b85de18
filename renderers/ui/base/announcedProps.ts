/**
 * The props of an element that is announced when it appears. The element is not a live region itself, because a region
 * inserted together with its text is silent: the page has two permanent live regions that receive the text
 * (`src/platform/page/liveRegions.ts`).
 */
export const announcedProps = (isUrgent = false) =>
  isUrgent
    ? ({ role: 'note', 'data-pw-say': 'assertive' } as const)
    : ({ role: 'status', 'aria-live': 'off', 'data-pw-say': 'polite' } as const)
