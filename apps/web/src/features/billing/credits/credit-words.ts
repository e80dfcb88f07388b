/** What can be done with a client’s credit, as its menu says it. */
export const PUT_ON_INVOICES = 'Put on invoices'

/** The title of what puts credit on several invoices. */
export const APPLY_TITLE = 'Put credit on invoices'
