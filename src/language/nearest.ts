// The allowed word most similar to `word`. Too dissimilar words give no suggestion: a wrong hint is worse than none.
export function nearest(word: string, allowed: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = farthest(word) + 1
  for (const candidate of allowed) {
    const distance = distanceBetween(word.toLowerCase(), candidate.toLowerCase())
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  return best
}

const farthest = (word: string): number => Math.max(1, Math.floor(word.length / 3))

// A prefix ("phon" for "phone_with_prefix") is always accepted, but ranks behind candidates within the edit distance.
function distanceBetween(word: string, candidate: string): number {
  const slips = editDistance(word, candidate)
  return word.length > 2 && candidate.startsWith(word) ? Math.min(slips, farthest(word) + 0.5) : slips
}

// Levenshtein distance in which swapped neighbours count as one edit ("metohd").
function editDistance(word: string, candidate: string): number {
  let before: number[] = []
  let row = Array.from({ length: candidate.length + 1 }, (_, index) => index)
  for (let i = 1; i <= word.length; i++) {
    const next = [i]
    for (let j = 1; j <= candidate.length; j++) {
      const same = word[i - 1] === candidate[j - 1]
      const swapped = i > 1 && j > 1 && word[i - 1] === candidate[j - 2] && word[i - 2] === candidate[j - 1]
      const cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1))
      next.push(swapped ? Math.min(cost, before[j - 2]! + 1) : cost)
    }
    before = row
    row = next
  }
  return row[candidate.length]!
}
