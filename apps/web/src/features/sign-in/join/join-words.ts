import type { InvitationView } from '@oaklet/api/contract'

/** The name of the page: what the person is asked. */
export const joinTitle = ({ organizationName }: InvitationView): string => `Join ${organizationName}`

/** Who asks. */
export const joinSummary = ({ invitedByName, organizationName }: InvitationView): string =>
  `${invitedByName} asks you to work with ${organizationName} on Oaklet.`
