import { useData, withBase } from 'vitepress'
import DefaultTheme from 'vitepress/theme'
import { h } from 'vue'
import './theme.css'

/** The default theme in the product's colours. A page with `frame` in its front matter ends with that page in a frame. */
export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'doc-footer-before': () => h(FramedPage) }),
}

function FramedPage() {
  const { frontmatter } = useData()
  const { frame, title } = frontmatter.value
  return frame && h('iframe', { class: 'framedPage', src: withBase(frame), title })
}
