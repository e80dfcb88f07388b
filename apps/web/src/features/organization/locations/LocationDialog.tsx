import type { Location } from '@oaklet/api/contract'
import { Button, Dialog, Form, Inline } from '@oaklet/design-system'
import { useState } from 'react'
import { DiscardQuestion } from '../../../shared/DiscardQuestion'
import { fieldErrorsOf } from '../../../shared/field-errors'
import { StaleEdit } from '../../../shared/StaleEdit'
import { useEditForm } from '../edits/use-edit-form'
import type { LocationDialogProps } from './location-dialog-props'
import { staleLocation } from './location-edits'
import { placeErrors, placeValuesOf, placeVersions, refusedPlace } from './place-form'
import { PlaceFields } from './PlaceFields'

/** The form that adds and changes locations. It closes with saving; what the server refuses opens it again. */
export function LocationDialog(props: LocationDialogProps) {
  const { title, row, practiceHours, failure, onSave, onClose } = props
  const [base, setBase] = useState(row)
  const [stale, setStale] = useState(() => staleLocation(failure?.error))
  const form = useEditForm(() => {
    const saved = placeValuesOf(row, practiceHours)
    const values = failure?.values ?? saved
    return { saved, values, errors: refusedPlace(values, fieldErrorsOf(failure?.error)) }
  }, placeErrors)
  const save = (on = base) => {
    if (form.check()) onSave(form.values, on)
  }
  const takeTheirs = (theirs: Location) => {
    setBase(theirs)
    setStale(null)
    form.restart(placeValuesOf(theirs, practiceHours))
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
                  {row === null ? 'Add location' : 'Save location'}
                </Button>
              </Inline>
            }
          >
            {stale && (
              <StaleEdit
                what="location"
                rows={placeVersions(form.values, stale)}
                onKeepMine={() => save(stale)}
                onTakeTheirs={() => takeTheirs(stale)}
              />
            )}
            <PlaceFields form={form} />
          </Form>
        </Dialog>
      )}
    </DiscardQuestion>
  )
}
