import { HOLIDAYS_MESSAGES } from '@oaklet/api'
import type { HolidayPlace } from '@oaklet/api/contract'
import { Button, Form, Inline, Stack } from '@oaklet/design-system'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import type { PublicHolidaysDialogProps } from './public-holidays-dialog-props'
import { PublicHolidaysList } from './PublicHolidaysList'
import { PublicHolidaysPlace } from './PublicHolidaysPlace'
import { usePublicHolidays } from './use-public-holidays'

interface PublicHolidaysFormProps extends PublicHolidaysDialogProps {
  countries: readonly HolidayPlace[]
}

/** Whose holidays and of which year, then the days to choose from. */
export function PublicHolidaysForm(props: PublicHolidaysFormProps) {
  const { countries, today, onClose } = props
  const choice = usePublicHolidays(props)
  const { chosen, adding } = choice
  return (
    <Form
      onSubmit={choice.add}
      isPending={adding.isPending}
      errors={choice.errors}
      footer={
        <Inline gap="m" justify="end">
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" isPending={adding.isPending || choice.isLoading}>
            {choice.isLoading ? 'Loading…' : addWords(chosen.length)}
          </Button>
        </Inline>
      }
    >
      <Stack gap="xl">
        {adding.isError && <SaveFailure error={adding.error} fallback={HOLIDAYS_MESSAGES.create} />}
        <PublicHolidaysPlace countries={countries} today={today} choice={choice} />
        <PublicHolidaysList choice={choice} />
      </Stack>
    </Form>
  )
}

const addWords = (count: number): string => (count === 1 ? 'Add 1 holiday' : `Add ${count} holidays`)
