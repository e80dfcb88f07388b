import { MAX_PRINT_OFFSET, TRADER_ID_KINDS } from '@oaklet/api/contract'
import {
  Checkbox,
  FieldGroup,
  NumberField,
  RadioGroup,
  Select,
  Stack,
  TextField,
} from '@oaklet/design-system'
import type { FormState } from '../../../../shared/forms/use-form'
import type { ClaimSettingsValues } from './claim-settings-form'
import { ID_KIND_WORDS } from './claim-settings-words'

interface FieldsProps {
  form: FormState<ClaimSettingsValues>
}

const ID_KINDS = TRADER_ID_KINDS.map((id) => ({ id, label: ID_KIND_WORDS[id] }))
const ID_RULE = '2 to 15 letters and digits, as the receiver gave it to you.'

/** Everything that is asked about claim files and printed forms. */
export function ClaimSettingsFields({ form }: FieldsProps) {
  return (
    <Stack gap="2xl">
      <SenderFields form={form} />
      <ReceiverFields form={form} />
      <Checkbox
        name="isTest"
        isSelected={form.values.isTest}
        onChange={(isTest) => form.change({ isTest })}
        description="A clearinghouse checks a test file, and it goes no further. Nothing in it counts as sent: its claims stay ready. Files that are made already stay as they are."
      >
        Make test files
      </Checkbox>
      <OffsetFields form={form} />
    </Stack>
  )
}

function SenderFields({ form: { values, change, errorAt } }: FieldsProps) {
  return (
    <FieldGroup legend="Sender of files" isLegendHidden columns={2}>
      <RadioGroup
        label="Sender of files"
        name="hasSender"
        autoFocus
        options={[
          { id: 'biller', label: 'The tax number of who bills' },
          { id: 'own', label: 'An id that the receiver gave us' },
        ]}
        value={values.hasSender ? 'own' : 'biller'}
        onChange={(choice) => change({ hasSender: choice === 'own' })}
      />
      {values.hasSender && (
        <>
          <Select
            label="Kind of sender id"
            name="sender.idKind"
            items={ID_KINDS}
            selectedKey={values.senderIdKind}
            onSelectionChange={(senderIdKind) => change({ senderIdKind })}
            errorMessage={errorAt('sender.idKind')}
          />
          <TextField
            label="Sender id"
            name="sender.id"
            description={ID_RULE}
            autoComplete="off"
            value={values.senderId}
            onChange={(senderId) => change({ senderId })}
            errorMessage={errorAt('sender.id')}
          />
        </>
      )}
    </FieldGroup>
  )
}

function ReceiverFields({ form: { values, change, errorAt } }: FieldsProps) {
  return (
    <FieldGroup legend="Receiver of files" isLegendHidden columns={2}>
      <RadioGroup
        label="Receiver of files"
        name="hasReceiver"
        options={[
          { id: 'payer', label: 'The payer' },
          { id: 'own', label: 'A clearinghouse' },
        ]}
        value={values.hasReceiver ? 'own' : 'payer'}
        onChange={(choice) => change({ hasReceiver: choice === 'own' })}
      />
      {values.hasReceiver && (
        <>
          <TextField
            label="Name of the receiver"
            name="receiver.name"
            autoComplete="off"
            value={values.receiverName}
            onChange={(receiverName) => change({ receiverName })}
            errorMessage={errorAt('receiver.name')}
          />
          <Select
            label="Kind of receiver id"
            name="receiver.idKind"
            items={ID_KINDS}
            selectedKey={values.receiverIdKind}
            onSelectionChange={(receiverIdKind) => change({ receiverIdKind })}
            errorMessage={errorAt('receiver.idKind')}
          />
          <TextField
            label="Receiver id"
            name="receiver.id"
            description={ID_RULE}
            autoComplete="off"
            value={values.receiverId}
            onChange={(receiverId) => change({ receiverId })}
            errorMessage={errorAt('receiver.id')}
          />
        </>
      )}
    </FieldGroup>
  )
}

function OffsetFields({ form: { values, change, errorAt } }: FieldsProps) {
  const range = { minValue: -MAX_PRINT_OFFSET, maxValue: MAX_PRINT_OFFSET, unit: '1/100 inch' }
  return (
    <FieldGroup legend="Printed forms" columns={2}>
      <NumberField
        label="Move text to the right"
        name="printOffsets.right"
        description="Below zero to the left."
        value={values.right}
        onChange={(right) => change({ right })}
        errorMessage={errorAt('printOffsets.right')}
        {...range}
      />
      <NumberField
        label="Move text down"
        name="printOffsets.down"
        description="Below zero up."
        value={values.down}
        onChange={(down) => change({ down })}
        errorMessage={errorAt('printOffsets.down')}
        {...range}
      />
    </FieldGroup>
  )
}
