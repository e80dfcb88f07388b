/** What a message or a status amounts to; always beside a word that says it. */
export const TONES = ['info', 'good', 'wait', 'bad', 'neutral'] as const
export type Tone = (typeof TONES)[number]
