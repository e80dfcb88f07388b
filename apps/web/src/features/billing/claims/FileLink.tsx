import { Link } from '@oaklet/design-system'
import { usePermissionsForAll } from '../../../shared/use-session'

interface FileLinkProps {
  /** A file or a payment of an insurance, which may be about claims of many people. */
  href: string
  tone?: 'inline'
  children: string
}

/** The way to a file or a payment of an insurance, for those who see all claims; for others its words alone. */
export const FileLink = ({ href, tone, children }: FileLinkProps) =>
  usePermissionsForAll()('claims:view') ? (
    <Link href={href} tone={tone}>
      {children}
    </Link>
  ) : (
    children
  )
