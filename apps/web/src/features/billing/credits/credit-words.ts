/** The title of what puts credit on several invoices. */
export const PUT_ON_INVOICES = 'Put on invoices'
