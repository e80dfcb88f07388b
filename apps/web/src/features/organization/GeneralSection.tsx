import { Container } from '@oaklet/design-system'
import { lazyForm } from '../../shared/lazy-form'
import { usePermissions } from '../../shared/use-session'
import { GeneralForm } from './GeneralForm'
import { WithOrganization } from './WithOrganization'

// A person who may edit never needs it.
const GeneralFacts = lazyForm(async () => (await import('./GeneralFacts')).GeneralFacts)

/** What the organization is called, how it is reached, and what it goes by. */
export function GeneralSection() {
  const can = usePermissions()
  return (
    <Container size="form" align="start">
      <WithOrganization>
        {(settings) =>
          can('settings:edit') ? <GeneralForm settings={settings} /> : <GeneralFacts settings={settings} />
        }
      </WithOrganization>
    </Container>
  )
}
