/** The titles of the steps of a claim, which are also on the buttons that lead to them. */
export const SUBMIT_TITLE = 'Mark as sent'
export const ACCEPT_TITLE = 'Mark as accepted'
export const REJECT_TITLE = 'Mark as rejected'
export const VOID_TITLE = 'Void claim'
export const REPLACE_TITLE = 'Correct claim'
export const CANCEL_TITLE = 'Take claim back'
export const KEEP_TITLE = 'Leave claim as it was'
