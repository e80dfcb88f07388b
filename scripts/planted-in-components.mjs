const SCREEN = 'apps/web/src/features/clients'

const react = (...hooks) => `import { ${hooks.join(', ')} } from 'react'\n\n`

/** A component with such a body, and what stands before it in its file. */
const component = (name, body, before = '') =>
  `${before}export function ${name}({ words }: { words: string }) {\n  ${body}\n}\n`

/** Each of the rules that React's compiler brings with a component that breaks it: the finding, the file, what is in it. */
export const PLANTED_IN_COMPONENTS = [
  ['error-boundaries', 'Caught', 'try {\n    return <b>{words}</b>\n  } catch {\n    return null\n  }'],
  ['globals', 'Counted', 'shown += 1\n  return <b>{words}</b>', 'let shown = 0\n\n'],
  [
    'immutability',
    'Changed',
    "const one = { words }\n  const shown = useMemo(() => one.words, [one.words])\n  one.words = ''\n  return <b>{shown}</b>",
    react('useMemo'),
  ],
  [
    'incompatible-library',
    'Rows',
    'const rows = useVirtualizer({ count: 1 })\n  return <b>{words + rows.getTotalSize()}</b>',
    "import { useVirtualizer } from '@tanstack/react-virtual'\n\n",
  ],
  ['purity', 'Drawn', 'return <b>{words + Math.random()}</b>'],
  ['refs', 'Kept', 'const kept = useRef(words)\n  return <b>{kept.current}</b>', react('useRef')],
  [
    'set-state-in-effect',
    'Late',
    "const [late, setLate] = useState('')\n  useEffect(() => {\n    setLate(words)\n  }, [words])\n  return <b>{late}</b>",
    react('useEffect', 'useState'),
  ],
  [
    'set-state-in-render',
    'Again',
    "const [again, setAgain] = useState('')\n  setAgain(words)\n  return <b>{again}</b>",
    react('useState'),
  ],
  ['static-components', 'Inside', 'const Inner = () => <b>{words}</b>\n  return <Inner />'],
  ['unsupported-syntax', 'Evaluated', 'return <b>{String(eval(words))}</b>'],
  [
    'use-memo',
    'Longer',
    'const long = useMemo((more: string) => words + more, [words])\n  return <b>{long}</b>',
    react('useMemo'),
  ],
  [
    'void-use-memo',
    'Nothing',
    'const long = useMemo(() => {\n    words.trim()\n  }, [words])\n  return <b>{long}</b>',
    react('useMemo'),
  ],
].map(([rule, name, body, before]) => [
  `react(${rule})`,
  `${SCREEN}/${name}.tsx`,
  component(name, body, before),
])
