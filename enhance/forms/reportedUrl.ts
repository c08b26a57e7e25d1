import { readWebUrl } from '@/lib/url/readWebUrl';

/** The app that showed the warning opens the page with `?url=`: nobody should have to type a suspicious URL again. */
const field = document.querySelector<HTMLInputElement>('[data-reported-address]');
const address = readWebUrl(new URLSearchParams(window.location.search).get('url'));
if (field && address !== null && field.value === '') field.value = address;
