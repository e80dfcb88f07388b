import { CLIENT_MEMBERS_MESSAGES } from '@oaklet/api'
import { ClientMember, type ClientMemberInput, MEMBER_ROLES } from '@oaklet/api/contract'
import { Checkbox, RadioGroup, Select, Stack, TextField } from '@oaklet/design-system'
import { ClientPicker } from '../../../records/clients/ClientPicker'
import { RecordDialog } from '../../../records/practice/RecordDialog'
import type { FormState } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import {
  MEMBER_ROLE_WORDS,
  memberBodyOf,
  memberErrors,
  memberRefusals,
  type MemberValues,
  memberValuesOf,
  memberVersions,
} from './member-form'

/** What the dialog is given. */
export interface MemberDialogProps {
  title: string
  clientId: string
  /** The member who is changed; null adds one. */
  member: ClientMember | null
  onClose: () => void
}

const WHO = [
  { id: 'client', label: 'A client of the practice' },
  { id: 'other', label: 'Somebody else' },
] as const
const ROLES = MEMBER_ROLES.map((id) => ({ id, label: MEMBER_ROLE_WORDS[id] }))

/** The form that adds and changes a member of a couple or a family. */
export function MemberDialog({ clientId, member, ...props }: MemberDialogProps) {
  const [api, practiceId] = [useApi().clientMembers, usePracticeId()]
  const save = (body: ClientMemberInput, on: ClientMember | null, idempotencyKey: string) =>
    on === null
      ? api.create({ practiceId, clientId }, body, { idempotencyKey })
      : api.update({ practiceId, clientId, memberId: on.id }, { ...body, version: on.version })
  return (
    <RecordDialog
      {...props}
      what="member"
      record={member}
      schema={ClientMember}
      valuesOf={memberValuesOf}
      errorsOf={memberErrors}
      refusalsOf={memberRefusals}
      bodyOf={memberBodyOf}
      versionsOf={memberVersions}
      save={save}
      savedWords={() => 'Member saved'}
      fallback={CLIENT_MEMBERS_MESSAGES.create}
    >
      {(form) => <Fields form={form} />}
    </RecordDialog>
  )
}

function Fields({ form }: { form: FormState<MemberValues> }) {
  const { values, change, errorAt, field } = form
  return (
    <Stack gap="l">
      <RadioGroup
        label="Who is it?"
        name="who"
        options={WHO}
        value={values.who}
        onChange={(who) => change({ who })}
      />
      {values.who === 'client' ? (
        <ClientPicker
          client={values.client}
          name="recordId"
          errorMessage={errorAt('recordId')}
          onChange={(client) => change({ client })}
        />
      ) : (
        <TextField label="Name" maxLength={120} autoComplete="off" {...field('name')} />
      )}
      <Select
        label="What are they in it?"
        name="role"
        items={ROLES}
        selectedKey={values.role}
        errorMessage={errorAt('role')}
        onSelectionChange={(role) => change({ role })}
      />
      <Checkbox
        isSelected={values.isIdentifiedPatient}
        description="Whom an insurance is billed for. One member at most; the choice moves from any other."
        onChange={(isIdentifiedPatient) => change({ isIdentifiedPatient })}
      >
        Identified patient
      </Checkbox>
    </Stack>
  )
}
