import { PACKET_LIFE_DAYS } from '@oaklet/api/contract'

/** A mail to a client: it names the practice, and nothing of the client or why they come. */
export interface PacketMail {
  subject: string
  text: string
}

const oneLine = (name: string): string => name.replace(/\s+/g, ' ')

const CLOSING = 'If this mail is not for you, please delete it and tell the practice.'

/** Asks a client to fill in forms. */
export const newLinkMail = (practice: string, address: string): PacketMail => ({
  subject: `Forms from ${oneLine(practice)}`,
  text: `Hello,

${oneLine(practice)} asks you to fill in some forms:

    ${address}

You can stop at any time and go on later, also on another device.
The link is good for ${PACKET_LIFE_DAYS} days.

${CLOSING}
`,
})

/** Asks for questionnaires again that are not filled in before an appointment. */
export const reminderMail = (practice: string, address: string): PacketMail => ({
  subject: `Forms from ${oneLine(practice)}`,
  text: `Hello,

${oneLine(practice)} asks you to fill in some forms before you meet:

    ${address}

You can stop at any time and go on later, also on another device.
If you have an older mail with a link, use this one instead.

${CLOSING}
`,
})

/** Tells a client that something in their forms should be changed; it doesn't say what. */
export const returnedMail = (practice: string, address: string): PacketMail => ({
  subject: `Forms from ${oneLine(practice)}`,
  text: `Hello,

${oneLine(practice)} asks you to change something in your forms:

    ${address}

The link is good for ${PACKET_LIFE_DAYS} days.

${CLOSING}
`,
})

/** The code that shows that it is the client who opened the link; `address` puts it into the form. */
export const codeMail = (practice: string, code: string, address: string): PacketMail => ({
  subject: `Your code for the forms from ${oneLine(practice)}`,
  text: `Hello,

Your code is:

    ${code}

It is good for 10 minutes.

Or open this page in the same browser, which fills it in for you:

    ${address}

If you didn’t ask for a code, please delete this mail.
`,
})
