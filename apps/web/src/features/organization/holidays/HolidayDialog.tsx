import type { Holiday } from '@oaklet/api/contract'
import { Button, Dialog, Form, Inline } from '@oaklet/design-system'
import { useState } from 'react'
import { DiscardQuestion } from '../../../shared/DiscardQuestion'
import { fieldErrorsOf } from '../../../shared/field-errors'
import { StaleEdit } from '../../../shared/StaleEdit'
import { useEditForm } from '../edits/use-edit-form'
import type { HolidayDialogProps } from './holiday-dialog-props'
import { staleHoliday } from './holiday-edits'
import { holidayErrors, holidayValuesOf, holidayVersions, refusedHoliday } from './holiday-form'
import { HolidayFields } from './HolidayFields'

/** The form that adds and changes holidays. It closes with saving; what the server refuses opens it again. */
export function HolidayDialog(props: HolidayDialogProps) {
  const { title, row, locations, failure, onSave, onClose } = props
  const [base, setBase] = useState(row)
  const [stale, setStale] = useState(() => staleHoliday(failure?.error))
  const form = useEditForm(() => {
    const saved = holidayValuesOf(row)
    const errors = refusedHoliday(fieldErrorsOf(failure?.error))
    return { saved, values: failure?.values ?? saved, errors }
  }, holidayErrors)
  const save = (on = base) => {
    if (form.check()) onSave(form.values, on)
  }
  const takeTheirs = (theirs: Holiday) => {
    setBase(theirs)
    setStale(null)
    form.restart(holidayValuesOf(theirs))
  }

  return (
    <DiscardQuestion isNeeded={form.isTouched} onDiscard={onClose}>
      {(askToClose) => (
        <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && askToClose()}>
          <Form
            onSubmit={() => save()}
            errors={form.errors}
            footer={
              <Inline gap="m" justify="end">
                <Button onPress={askToClose}>Cancel</Button>
                <Button type="submit" tone="primary">
                  {row === null ? 'Add holiday' : 'Save holiday'}
                </Button>
              </Inline>
            }
          >
            {stale && (
              <StaleEdit
                what="holiday"
                rows={holidayVersions(
                  form.values,
                  stale,
                  (wanted) => locations.find(({ id }) => id === wanted)?.name,
                )}
                onKeepMine={() => save(stale)}
                onTakeTheirs={() => takeTheirs(stale)}
              />
            )}
            <HolidayFields form={form} locations={locations} />
          </Form>
        </Dialog>
      )}
    </DiscardQuestion>
  )
}
