import type { AppProps } from 'next/app';
import { OpenedSearch, useOpenedSearch } from '@/lib/hooks/page/openedSearch';
import '@/styles/fonts.css';
import '@/styles/tokens.css';
import '@/styles/theme.css';
import '@/styles/base.css';
import '@/styles/primitives.css';
import '@/styles/languages.css';
import '@/styles/print.css';

export default function App({ Component, pageProps }: AppProps) {
  return (
    <OpenedSearch value={useOpenedSearch()}>
      <Component {...pageProps} />
    </OpenedSearch>
  );
}
