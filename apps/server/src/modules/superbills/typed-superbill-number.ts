const NUMBER = /^(?:superbill)?\s*#?\s*0*([1-9]\d{0,8})$/i

/** The digits of the superbill’s number that is typed, or of its beginning, without noughts in front; null for other words. */
export const typedSuperbillNumber = (text: string): string | null => NUMBER.exec(text.trim())?.[1] ?? null
