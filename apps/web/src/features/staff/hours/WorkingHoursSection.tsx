import { LOCATIONS_MESSAGES, STAFF_MESSAGES } from '@oaklet/api'
import type { StaffMember } from '@oaklet/api/contract'
import {
  Card,
  Container,
  EmptyState,
  Icon,
  LoadingRegion,
  Skeleton,
  Stack,
  Switch,
  Text,
} from '@oaklet/design-system'
import { WeekHoursFields } from '../../../records/hours/WeekHoursFields'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { useWorkPlaces, type WorkPlace } from '../person/use-work-places'
import { RecordForm } from '../../../shared/forms/RecordForm'
import { personWrites } from '../staff-queries'
import { useForm } from '../../../shared/forms/use-form'
import { useOnceReady } from '../use-once-ready'
import { useSavePerson } from '../use-save-person'
import { useStaffOrganization } from '../use-staff-organization'
import {
  placeField,
  workingHoursBodyOf,
  workingHoursErrors,
  workingHoursRefusals,
  workingHoursValuesOf,
} from './working-hours-form'
import { workingHoursVersions } from './working-hours-versions'

/** When a person works at each location, to change. */
export function WorkingHoursSection({ member }: { member: StaffMember }) {
  const { places, isPending, error, retry } = useWorkPlaces(member)
  const isShown = useOnceReady(!isPending && error === null)
  return (
    <Container size="form" align="start">
      <Stack gap="xl">
        {error !== null && <LoadFailure error={error} fallback={LOCATIONS_MESSAGES.list} onRetry={retry} />}
        {!isShown && error === null && (
          <LoadingRegion label="Loading locations" isLoading>
            <Skeleton shape="block" />
          </LoadingRegion>
        )}
        {isShown && places.length === 0 && (
          <EmptyState title="No location to work at" icon={<Icon of="map-pin" size="l" />}>
            Hours are kept for each location of a practice where both of you work.
          </EmptyState>
        )}
        {isShown && places.length > 0 && <HoursForm member={member} places={places} />}
      </Stack>
    </Container>
  )
}

function HoursForm({ member, places }: { member: StaffMember; places: readonly WorkPlace[] }) {
  const { orgId } = useStaffOrganization()
  const saving = useSavePerson(member, personWrites(useApi(), orgId, member.id).update())
  const valuesOf = (of: StaffMember) =>
    workingHoursValuesOf(
      of,
      places.map(({ id }) => id),
    )
  const form = useForm({
    initial: valuesOf(member),
    errorsOf: (values) => workingHoursErrors(values, saving.base),
    refusalsOf: (refused, values) => workingHoursRefusals(values, saving.base, refused),
  })
  // A location that came after the form began, as what is saved of it; it is sent once it is changed.
  const valuesNow = { ...valuesOf(saving.base), ...form.values }
  return (
    <RecordForm
      what="person"
      fallback={STAFF_MESSAGES.update}
      label="Working hours"
      submitLabel="Save working hours"
      savedWords="Working hours saved"
      form={form}
      saving={saving}
      valuesOf={valuesOf}
      bodyOf={workingHoursBodyOf}
      versionsOf={(values, theirs) =>
        workingHoursVersions(
          values,
          theirs,
          places.filter(({ id }) => values[id] !== undefined),
        )
      }
    >
      <Text tone="quiet">
        The calendar asks before anything is booked outside of these hours, and shades the rest when it shows
        this person alone.
      </Text>
      {places.map(({ id, name }) => {
        const place = valuesNow[id]
        if (place === undefined) return null
        return (
          <Card key={id} title={name}>
            <Stack gap="xl">
              <Switch
                isSelected={place.isHere}
                errorMessage={form.errorAt(id)}
                onChange={(isHere) => form.change({ [id]: { ...place, isHere } })}
              >{`Works at ${name}`}</Switch>
              {place.isHere && (
                <WeekHoursFields
                  legend={`Hours at ${name}`}
                  kind="working"
                  name={placeField(id)}
                  values={place.hours}
                  errors={form.errors}
                  onChange={(hours) => form.change({ [id]: { ...place, hours } })}
                />
              )}
            </Stack>
          </Card>
        )
      })}
    </RecordForm>
  )
}
