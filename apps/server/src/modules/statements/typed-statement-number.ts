const NUMBER = /^(?:statement)?\s*#?\s*0*([1-9]\d{0,8})$/i

/** The digits of the statement’s number that is typed, or of its beginning, without noughts in front; null for other words. */
export const typedStatementNumber = (text: string): string | null => NUMBER.exec(text.trim())?.[1] ?? null
