import { CALENDAR_BLOCKS_MESSAGES } from '@oaklet/api'
import type { BlockScope, CalendarBlock, SavedBlock } from '@oaklet/api/contract'
import { Button, RadioGroup } from '@oaklet/design-system'
import { useState } from 'react'
import { formatLongDate } from '../../../shared/format-date'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { usePermissionsForAll, useUser } from '../../../shared/use-session'
import type { BookingChoices } from '../booking/use-booking-choices'
import { repeatErrors, ruleOf } from '../series/repeat-form'
import { RepeatFields } from '../series/RepeatFields'
import type { useUndo } from '../use-undo'
import {
  blockErrors,
  changeOf,
  EVERYBODY,
  EVERYWHERE,
  inputOf,
  newBlock,
  type OpenedBlock,
  refusedBlock,
  repeatValuesOf,
  SEVERAL,
  SEVERAL_PLACES,
  valuesOf,
} from './block-form'
import { BlockFields } from './BlockFields'
import { MetAppointments } from './MetAppointments'
import { useBlockActions } from './use-block-actions'

interface BlockDialogProps {
  choices: Pick<BookingChoices, 'clinicians' | 'locations'>
  /** The day that a new block begins with, and whose time it is. */
  given: { date: string; clinicianId: string | null }
  /** The time of a block that is changed; null for a new one. */
  opened: OpenedBlock | null
  tell: ReturnType<typeof useUndo>['tell']
  onClose: () => void
}

/** Blocks time, or changes and deletes what is blocked: one time of it, that and all that follow, or all. */
export function BlockDialog({ choices, given, opened, tell, onClose }: BlockDialogProps) {
  const { staffId: me } = useUser()
  const isForAll = usePermissionsForAll()('appointments:write')
  const [scope, setScope] = useState<BlockScope>(opened?.block.rule == null ? 'all' : 'this')
  const form = useForm({
    initial: () =>
      opened === null
        ? newBlock(given.date, isForAll ? (given.clinicianId ?? me ?? EVERYBODY) : (me ?? EVERYBODY))
        : valuesOf(opened),
    errorsOf: blockErrors,
    refusalsOf: refusedBlock,
    clearsAsTyped: true,
  })
  const { firstDay } = form.values
  const repeat = useForm({
    initial: () => repeatValuesOf(opened?.block.rule ?? null),
    errorsOf: (values) => repeatErrors(values, firstDay),
    clearsAsTyped: true,
  })
  const { create, update, remove } = useBlockActions(tell)
  const ruleFrom = (date: string | null) => ruleOf(repeat.values, date)
  const [met, setMet] = useState<CalendarBlock | null>(null)
  const settle = {
    onSuccess: ({ block, appointments }: SavedBlock) => (appointments === 0 ? onClose() : setMet(block)),
    onError: form.refuse,
  }
  const isOne = opened?.block.rule != null && scope === 'this'
  const submit = () => {
    // Both are asked, so that each field says what it needs.
    const isWhole = [form.check(), isOne || repeat.check()].every(Boolean)
    if (!isWhole) return
    if (opened === null) create.mutate(inputOf(form.values, ruleFrom(firstDay)), settle)
    else {
      update.mutate({ block: opened.block, body: changeOf(opened, scope, form.values, ruleFrom) }, settle)
    }
  }
  if (met !== null) return <MetAppointments block={met} onClose={onClose} />
  const isPending = create.isPending || update.isPending || remove.isPending
  return (
    <FormDialog
      title={opened === null ? 'Block time' : 'Blocked time'}
      form={{
        errors: [...form.errors, ...(isOne ? [] : repeat.errors)],
        isTouched: form.isTouched || repeat.isTouched,
        isStopped: form.isStopped || repeat.isStopped,
      }}
      submitLabel={opened === null ? 'Block time' : 'Save'}
      pendingLabel={opened === null ? 'Blocking…' : 'Saving…'}
      isPending={isPending}
      error={create.error ?? update.error ?? remove.error}
      fallback={opened === null ? CALENDAR_BLOCKS_MESSAGES.create : CALENDAR_BLOCKS_MESSAGES.update}
      aside={
        opened === null ? undefined : (
          <Button
            tone="danger"
            onPress={() => !isPending && remove.mutate({ opened, scope }, { onSuccess: onClose })}
          >
            Delete
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {opened?.block.rule != null && (
        <RadioGroup
          label="What is changed or deleted"
          name="scope"
          options={[
            { id: 'this', label: `Only ${formatLongDate(opened.on)}` },
            { id: 'following', label: 'This and those after it' },
            { id: 'all', label: 'All of them' },
          ]}
          value={scope}
          onChange={setScope}
        />
      )}
      <BlockFields
        form={form}
        me={me}
        people={[
          ...(opened !== null && opened.block.staffIds.length > 1
            ? [{ id: SEVERAL, label: opened.block.staffNames.join(', ') }]
            : []),
          ...(isForAll ? [{ id: EVERYBODY, label: 'Everybody' }] : []),
          ...peopleOf(choices, me, isForAll, opened),
        ]}
        places={[
          ...(opened !== null && opened.block.locationIds.length > 1
            ? [{ id: SEVERAL_PLACES, label: 'Several locations' }]
            : []),
          { id: EVERYWHERE, label: 'Everywhere' },
          ...choices.locations.map(({ id, name }) => ({ id, label: name })),
        ]}
      />
      {!isOne && <RepeatFields form={repeat} date={firstDay} countLabel="Times" />}
    </FormDialog>
  )
}

/** The person, the clinicians where the person may block their time, and whose time it is already. */
function peopleOf(
  { clinicians }: Pick<BookingChoices, 'clinicians'>,
  me: string | null,
  isForAll: boolean,
  opened: OpenedBlock | null,
): { id: string; label: string }[] {
  const others = isForAll ? clinicians.filter(({ id }) => id !== me) : []
  const named = [...(me === null ? [] : [{ id: me, label: 'Me' }]), ...others.map(personOf)]
  const [id, name] = [opened?.block.staffIds[0], opened?.block.staffNames[0]]
  const isKnown = id === undefined || name === undefined || named.some((one) => one.id === id)
  return isKnown ? named : [...named, { id, label: name }]
}

const personOf = ({ id, name }: { id: string; name: string }) => ({ id, label: name })
