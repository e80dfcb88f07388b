/** What was said of one step, whatever came first: two events of one key press race to the screen reader. */
const wordsOf = (lines) => [...new Set(lines.map((line) => line.trim().replace(/\.$/, '')))].sort()

/** The steps of a transcript: a line for what was done, and indented ones for what was said. */
function steps(text) {
  const found = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    if (line.startsWith(' ')) found.at(-1)?.said.push(line)
    else found.push({ done: line, said: [] })
  }
  return found.map(({ done, said }) => [done, ...wordsOf(said)])
}

/** Whether two transcripts tell the same: the same steps, and of each the same words, in any order and once or twice. */
export const isSameTranscript = (one, other) => JSON.stringify(steps(one)) === JSON.stringify(steps(other))
