import { SETUP_STEPS, type SetupStep } from '@oaklet/api/contract'
import { Container } from '@oaklet/design-system'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../shared/paths'
import { nextSetupStep } from '../../records/organization/setup-progress'
import { usePermissions } from '../../shared/use-session'
import { NameStep } from './NameStep'
import { SetupDone } from './SetupDone'
import type { SetupRecords } from './setup-records'
import { HoursForm, LocationForm, preloadStepForms, TimeZoneForm } from './step-forms'
import { StepFrame } from './StepFrame'
import { WithSetup } from './WithSetup'

/** /setup: what a new practice is asked, one question a step; which one stands in the address (decision 15). */
export function SetupScreen() {
  const can = usePermissions()
  useEffect(preloadStepForms, [])
  if (!can('settings:edit')) return <Navigate to={paths.dashboard()} replace />
  return (
    <Container size="form" align="center">
      <WithSetup>{(records) => <AtStep records={records} />}</WithSetup>
    </Container>
  )
}

function AtStep({ records }: { records: SetupRecords }) {
  const [search] = useSearchParams()
  const asked = search.get('step')
  const next = nextSetupStep(records.setup)
  const step = SETUP_STEPS.find((one) => one === asked)
  if (asked === 'done' && next === null) return <SetupDone />
  if (step === undefined) return <Navigate to={paths.setup({ step: next ?? 'done' })} replace />
  return (
    <StepFrame key={step} step={step} setup={records.setup}>
      {formOf(step, records)}
    </StepFrame>
  )
}

function formOf(step: SetupStep, { settings, location }: SetupRecords) {
  if (step === 'name') return <NameStep settings={settings} />
  if (step === 'timeZone') return <TimeZoneForm settings={settings} />
  if (step === 'hours') return <HoursForm hours={settings.settings.businessHours} />
  return <LocationForm location={location} />
}
