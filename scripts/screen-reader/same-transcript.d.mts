/** Whether two transcripts tell the same: the same steps, and of each the same words, in any order and once or twice. */
export function isSameTranscript(one: string, other: string): boolean
