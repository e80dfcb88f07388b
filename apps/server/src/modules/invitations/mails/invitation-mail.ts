import { INVITATION_LIFE_DAYS } from '@oaklet/api/contract'

/** Invites a person to work in an organization. The token stands behind `#`, which no server is sent. */
export const invitationMail = (
  asked: { by: string; organization: string },
  token: string,
  publicUrl: string,
) => ({
  subject: `${oneLine(asked.organization)} invites you to Oaklet`,
  text: `${oneLine(asked.by)} asks you to join ${oneLine(asked.organization)} on Oaklet.
Open this link to answer:

    ${publicUrl}/join#${token}

It is good for ${INVITATION_LIFE_DAYS} days, and for you alone: please don't pass it on.

If you don't know who this is from, there is nothing to do.
`,
})

const oneLine = (name: string): string => name.replace(/\s+/g, ' ')
