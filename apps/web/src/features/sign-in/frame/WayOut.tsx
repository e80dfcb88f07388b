import { Link, Text } from '@oaklet/design-system'

interface WayOutProps {
  question: string
  link: string
  path: string
}

/** A question that a person may have on a public page, and the link to the page that answers it. */
export function WayOut({ question, link, path }: WayOutProps) {
  return (
    <Text tone="quiet">
      {question}{' '}
      <Link href={path} tone="inline">
        {link}
      </Link>
    </Text>
  )
}
