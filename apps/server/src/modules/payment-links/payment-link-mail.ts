import { PAYMENT_LINK_LIFE_DAYS } from '@oaklet/api/contract'

/** Asks a client to pay online: it says nothing about them, their treatment or what they owe. */
export const paymentLinkMail = (practice: string, address: string) => ({
  subject: `A payment link from ${oneLine(practice)}`,
  text: `Hello,

${oneLine(practice)} sends you a link to pay an invoice by card:

    ${address}

The amount stands there. You type your card on the page of the payment provider.
The link is good for ${PAYMENT_LINK_LIFE_DAYS} days, or until the invoice is paid or withdrawn.

If this mail is not for you, please delete it and tell the practice.
`,
})

const oneLine = (name: string): string => name.replace(/\s+/g, ' ')
