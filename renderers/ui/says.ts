/**
 * The props of a part whose words are read out when they come. It is no live region by itself: one that comes with its
 * words says nothing, so the page has two that stay, and writes these words into them (`src/platform/liveRegions.ts`).
 */
export const says = (isUrgent = false) =>
  isUrgent
    ? ({ role: 'note', 'data-pw-say': 'assertive' } as const)
    : ({ role: 'status', 'aria-live': 'off', 'data-pw-say': 'polite' } as const)
