import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components'

export interface PointLinkProps extends Pick<
  AriaLinkProps,
  'children' | 'onMouseDown' | 'onPress' | 'onHoverChange'
> {
  href: string
  className: string
  /** What it is in the list of points. */
  option?: {
    id: string
    role: 'option'
    'aria-selected': boolean
    'aria-describedby': string | undefined
  }
}

/** A link from a point; no Tab stop of its own, as the keyboard opens it from the reader. */
export function PointLink({ option, ...props }: PointLinkProps) {
  return (
    <AriaLink
      {...props}
      render={({ children, ...dom }) =>
        'href' in dom ? (
          <a {...dom} {...option} tabIndex={-1}>
            {children}
          </a>
        ) : (
          <span {...dom}>{children}</span>
        )
      }
    />
  )
}
