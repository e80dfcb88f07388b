import { Banner, LinkButton } from '@oaklet/design-system'
import { paths } from '../../../shared/paths'
import { usePermissions } from '../../../shared/use-session'

/** Says what keeps every draft from being sent, and leads to where it is filled in. */
export function NoBiller() {
  const mayEdit = usePermissions()('billing:edit')
  return (
    <Banner
      tone="wait"
      title="Nobody is named who bills"
      actions={mayEdit && <LinkButton href={paths.billingSettings()}>Billing settings</LinkButton>}
    >
      Statements can be sent once there is a billing profile with the name and the address that clients pay
      to.
    </Banner>
  )
}
