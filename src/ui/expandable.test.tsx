import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../i18n/testing/in-english.tsx'
import { ExpandableList } from './expandable-list.tsx'
import { ExpandableText } from './expandable-text.tsx'
import styles from './expandable.module.css'

describe('what starts short', () => {
  it('PUB-4 has the whole text in the page, the part after 200 characters folded away', () => {
    const text = `${'a'.repeat(200)}THE REST`
    const html = renderToStaticMarkup(
      inEnglish(<ExpandableText text={text} limit={200} about="of the text" />),
    )
    expect(html).toContain(`<span class="${styles['rest']}">THE REST</span>`)
    expect(html).toContain('aria-expanded="false"')
  })

  it('PUB-5 has all items in the page, those after the fifth folded away', () => {
    const items = ['1', '2', '3', '4', '5', '6', '7']
    const html = renderToStaticMarkup(
      inEnglish(
        <ExpandableList
          about="of the list"
          items={items}
          limit={5}
          keyOf={(item) => item}
          renderItem={(item) => item}
        />,
      ),
    )
    expect(html.match(/<li/g)).toHaveLength(7)
    expect(html.match(new RegExp(`<li class="${styles['rest']}">`, 'g'))).toHaveLength(2)
  })

  it('PUB-5 offers no More where there is no more', () => {
    const html = renderToStaticMarkup(
      inEnglish(
        <ExpandableList
          about="of the list"
          items={['1']}
          limit={5}
          keyOf={(item) => item}
          renderItem={(item) => item}
        />,
      ),
    )
    expect(html).not.toContain('<button')
  })
})
