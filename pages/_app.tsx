import type { AppProps } from 'next/app';
import { useEffect } from 'react';
import { OpenedSearch, useOpenedSearch } from '@/lib/hooks/page/openedSearch';
import '@/styles/fonts.css';
import '@/styles/tokens.css';
import '@/styles/theme.css';
import '@/styles/base.css';
import '@/styles/primitives/type.css';
import '@/styles/primitives/fields.css';
import '@/styles/primitives/arrangement.css';
import '@/styles/primitives/surfaces.css';
import '@/styles/primitives/bands.css';
import '@/styles/languages.css';
import '@/styles/print.css';

export default function App({ Component, pageProps }: AppProps) {
  // A page that has not started is said to lack a script (enhance/boot/flowScripts).
  useEffect(() => document.documentElement.setAttribute('data-started', ''), []);
  return (
    <OpenedSearch value={useOpenedSearch()}>
      <Component {...pageProps} />
    </OpenedSearch>
  );
}
