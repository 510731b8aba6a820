import { Tabs } from '#src/ui/tabs.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

/** Two panels, one of them shown; without script both are. */
export function TabsSpecimen() {
  const panel = (id: string, title: string, text: string) => ({
    id,
    title,
    content: (
      <>
        <h4 id={`${id}-title`}>{title}</h4>
        <p>{text}</p>
      </>
    ),
  })
  return (
    <State label={stateNames.usual}>
      <Tabs
        label={samples.tabs}
        tabs={[
          panel('sample-first', samples.tabFirst, samples.text),
          panel('sample-second', samples.tabSecond, samples.bannerText),
        ]}
      />
    </State>
  )
}
