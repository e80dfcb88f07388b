import { Link } from '../Link/Link'
import { breadcrumbs, crumb, here } from './Breadcrumbs.css'

export interface BreadcrumbsProps {
  /** From the widest place to this page, which comes last and needs no `href`. */
  items: readonly { label: string; href?: string | undefined }[]
}

/** The way back up from a page that stands below another. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol role="list" className={breadcrumbs}>
        {items.map(({ label, href }) => (
          <li key={label} className={crumb}>
            {href === undefined ? (
              <span className={here} aria-current="page">
                {label}
              </span>
            ) : (
              <Link tone="quiet" href={href}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
