import { Link, Text } from '@oaklet/design-system'
import { paths } from '../../../shared/paths'
import { usePermissions } from '../../../shared/use-session'

/** Says why no card can be added or charged, and where that changes. */
export const NoCharging = () => (
  <Text tone="quiet" isReading>
    Cards can’t be charged while the practice isn’t connected with Stripe.{' '}
    {usePermissions()('billing:edit') && (
      <Link tone="inline" href={paths.billingSettings({ section: 'cards' })}>
        Open billing settings
      </Link>
    )}
  </Text>
)
