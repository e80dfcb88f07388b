import { type ClaimSettings, type TraderIdKind, UpdateClaimSettingsBody } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { comparedWords } from '../../../../shared/forms/compared-words'
import { contractErrors } from '../../../../shared/forms/contract-errors'
import { offsetWords, receiverWords, senderWords, testWords } from './claim-settings-words'

/** What is typed about claim files and forms; what is typed of a side stays while the other choice is made. */
export interface ClaimSettingsValues {
  hasSender: boolean
  senderIdKind: TraderIdKind
  senderId: string
  hasReceiver: boolean
  receiverIdKind: TraderIdKind
  receiverId: string
  receiverName: string
  isTest: boolean
  right: number | null
  down: number | null
}

/** What the form starts from. */
export const claimSettingsValuesOf = ({
  sender,
  receiver,
  isTest,
  printOffsets,
}: ClaimSettings): ClaimSettingsValues => ({
  hasSender: sender !== null,
  senderIdKind: sender?.idKind ?? 'ZZ',
  senderId: sender?.id ?? '',
  hasReceiver: receiver !== null,
  receiverIdKind: receiver?.idKind ?? 'ZZ',
  receiverId: receiver?.id ?? '',
  receiverName: receiver?.name ?? '',
  isTest,
  ...printOffsets,
})

/** What is sent beside the version; an offset that is missing is refused. */
export const claimSettingsBodyOf = (
  values: ClaimSettingsValues,
): Omit<UpdateClaimSettingsBody, 'version'> => ({
  sender: values.hasSender ? { idKind: values.senderIdKind, id: values.senderId } : null,
  receiver: values.hasReceiver
    ? { idKind: values.receiverIdKind, id: values.receiverId, name: values.receiverName }
    : null,
  isTest: values.isTest,
  printOffsets: { right: values.right ?? Number.NaN, down: values.down ?? Number.NaN },
})

const FIELDS = [
  ...['sender.idKind', 'sender.id', 'receiver.name', 'receiver.idKind', 'receiver.id'],
  ...['printOffsets.right', 'printOffsets.down'],
]

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export const claimSettingsErrors = (values: ClaimSettingsValues): FormError[] =>
  contractErrors(UpdateClaimSettingsBody, claimSettingsBodyOf(values), FIELDS)

/** Both versions in words, for the person to choose from. */
export const claimSettingsVersions = (mine: ClaimSettingsValues, theirs: ClaimSettings) =>
  comparedWords(wordsOf(claimSettingsBodyOf(mine)), wordsOf(theirs))

const wordsOf = ({
  sender,
  receiver,
  isTest,
  printOffsets,
}: Omit<ClaimSettings, 'practiceId' | 'version'>): Record<string, string> => ({
  Sender: senderWords(sender),
  Receiver: receiverWords(receiver),
  Files: testWords(isTest),
  'Printed forms': offsetWords(printOffsets),
})
