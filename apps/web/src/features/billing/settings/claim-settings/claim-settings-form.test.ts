import { aClaimSettingsBody, someClaimSettings } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import {
  claimSettingsBodyOf,
  claimSettingsErrors,
  claimSettingsValuesOf,
  claimSettingsVersions,
} from './claim-settings-form'
import { offsetWords } from './claim-settings-words'

const { version, ...own } = aClaimSettingsBody()

test('what is not edited is saved as it was', () => {
  const settings = someClaimSettings({ ...own, version })
  expect(claimSettingsBodyOf(claimSettingsValuesOf(settings))).toEqual(own)
  const { sender, receiver, isTest, printOffsets } = someClaimSettings()
  expect(claimSettingsBodyOf(claimSettingsValuesOf(someClaimSettings()))).toEqual({
    ...{ sender, receiver, isTest, printOffsets },
  })
})

test('each field that the server would refuse says why, in their order', () => {
  const values = {
    ...claimSettingsValuesOf(someClaimSettings()),
    ...{ hasSender: true, senderId: 'A', hasReceiver: true, receiverId: 'a*b', right: null, down: 101 },
  }
  expect(claimSettingsErrors(values)).toEqual([
    { path: 'sender.id', message: 'Use 2 to 15 characters' },
    { path: 'receiver.name', message: 'Enter the name of who receives the files' },
    { path: 'receiver.id', message: 'Use letters without accents, digits and plain punctuation' },
    { path: 'printOffsets.right', message: 'Use whole hundredths of an inch' },
    { path: 'printOffsets.down', message: 'Use -100 to 100 hundredths of an inch' },
  ])
  expect(claimSettingsErrors({ ...values, hasSender: false, hasReceiver: false, right: 0, down: 0 })).toEqual(
    [],
  )
})

test('both versions are told in words', () => {
  const mine = claimSettingsValuesOf(someClaimSettings({ isTest: true }))
  expect(claimSettingsVersions(mine, someClaimSettings({ ...own, version: 2 }))).toEqual([
    {
      ...{ label: 'Sender', mine: 'The tax number of who bills' },
      theirs: 'OAKWOOD01, agreed with the receiver (ZZ)',
    },
    {
      ...{ label: 'Receiver' },
      mine: 'The payer. A file with claims of several payers names a clearinghouse.',
      theirs: 'Example Clearinghouse: 030240928, DUNS number (01)',
    },
    {
      ...{ label: 'Files' },
      mine: 'Tests. Nothing in a new file counts as sent, and its claims stay ready.',
      theirs: 'For production. They are sent to be paid.',
    },
    {
      ...{ label: 'Printed forms', mine: 'Text is not moved' },
      theirs: 'Text is moved 0.05 inch to the right, 0.03 inch up',
    },
  ])
})

test.each([
  [{ right: -7, down: 0 }, 'Text is moved 0.07 inch to the left'],
  [{ right: 0, down: 100 }, 'Text is moved 1.00 inch down'],
])('offsets %o are told as %s', (offsets, words) => {
  expect(offsetWords(offsets)).toBe(words)
})
