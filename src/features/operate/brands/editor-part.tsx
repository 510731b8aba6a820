import { usePlace } from '../place.ts'
import type { Section } from './draft/field-names.ts'
import { editorPlaceOf } from './editor-place.ts'
import { GuideLook } from './guide/guide-look.tsx'
import { HistoryPart } from './publish/history-part.tsx'
import { PublishPart } from './publish/publish-part.tsx'
import { FooterSection } from './sections/footer-section.tsx'
import { HostsSection } from './sections/hosts-section.tsx'
import { LookSection } from './sections/look-section.tsx'
import { PicturesSection } from './sections/pictures-section.tsx'
import { SearchSection } from './sections/search-section.tsx'
import { SwitchesSection } from './sections/switches-section.tsx'
import { TextsSection } from './sections/texts-section.tsx'
import { WordingSection } from './sections/wording-section.tsx'

const screens = {
  look: LookSection,
  pictures: PicturesSection,
  texts: TextsSection,
  wording: WordingSection,
  footer: FooterSection,
  search: SearchSection,
  hosts: HostsSection,
  switches: SwitchesSection,
} as const satisfies Record<Section, () => React.ReactNode>

/** The part of the editor that the address names. */
export function EditorPart() {
  const { part, isGuide, compared } = editorPlaceOf(usePlace())
  if (part === 'publish') return <PublishPart isGuide={isGuide} />
  if (part === 'history') return <HistoryPart compared={compared} />
  if (isGuide && part === 'look') return <GuideLook />
  const Screen = screens[part]
  return <Screen />
}
