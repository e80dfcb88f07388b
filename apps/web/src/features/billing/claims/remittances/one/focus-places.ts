/** Where the focus goes once what was pressed is gone, or came to something. */
export const PLAN_ID = 'what-posting-writes'
export const POSTING_ID = 'how-it-stands'
export const OTHERS_ID = 'other-claims'

/** The part of the page about a claim of the file. */
export const claimPlaceId = (segment: number): string => `claim-at-${segment}`
