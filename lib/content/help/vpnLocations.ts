import { language } from '../site/languages/language';
import { vpnPlaceNames } from './vpnPlaceNames';

type VpnCity = keyof typeof vpnPlaceNames.cities;

/** A city that the VPN connects through: its id, country (ISO 3166-1 alpha-2), and place in degrees. */
export type VpnLocation = { city: VpnCity; country: string; latitude: number; longitude: number };

type Region = { id: keyof typeof vpnPlaceNames.regions; locations: readonly VpnLocation[] };

function location(city: VpnCity, country: string, latitude: number, longitude: number): VpnLocation {
  return { city, country, latitude, longitude };
}

/** Every location by region, in the order of the page; within a region by country. */
export const vpnRegions: readonly Region[] = [
  {
    id: 'americas',
    locations: [
      location('buenos-aires', 'AR', -34.6, -58.4),
      location('sao-paulo', 'BR', -23.6, -46.6),
      location('montreal', 'CA', 45.5, -73.6),
      location('toronto', 'CA', 43.7, -79.4),
      location('vancouver', 'CA', 49.3, -123.1),
      location('santiago', 'CL', -33.5, -70.7),
      location('bogota', 'CO', 4.7, -74.1),
      location('mexico-city', 'MX', 19.4, -99.1),
      location('atlanta', 'US', 33.7, -84.4),
      location('chicago', 'US', 41.9, -87.6),
      location('dallas', 'US', 32.8, -96.8),
      location('denver', 'US', 39.7, -105),
      location('los-angeles', 'US', 34.1, -118.2),
      location('miami', 'US', 25.8, -80.2),
      location('new-york', 'US', 40.7, -74),
      location('seattle', 'US', 47.6, -122.3),
    ],
  },
  {
    id: 'europe',
    locations: [
      location('vienna', 'AT', 48.2, 16.4),
      location('brussels', 'BE', 50.9, 4.4),
      location('prague', 'CZ', 50.1, 14.4),
      location('copenhagen', 'DK', 55.7, 12.6),
      location('helsinki', 'FI', 60.2, 24.9),
      location('marseille', 'FR', 43.3, 5.4),
      location('paris', 'FR', 48.9, 2.4),
      location('berlin', 'DE', 52.5, 13.4),
      location('frankfurt', 'DE', 50.1, 8.7),
      location('athens', 'GR', 38, 23.7),
      location('dublin', 'IE', 53.3, -6.3),
      location('milan', 'IT', 45.5, 9.2),
      location('amsterdam', 'NL', 52.4, 4.9),
      location('oslo', 'NO', 59.9, 10.8),
      location('warsaw', 'PL', 52.2, 21),
      location('lisbon', 'PT', 38.7, -9.1),
      location('bucharest', 'RO', 44.4, 26.1),
      location('madrid', 'ES', 40.4, -3.7),
      location('stockholm', 'SE', 59.3, 18.1),
      location('zurich', 'CH', 47.4, 8.5),
      location('london', 'GB', 51.5, -0.1),
      location('manchester', 'GB', 53.5, -2.2),
    ],
  },
  {
    id: 'asia-pacific',
    locations: [
      location('sydney', 'AU', -33.9, 151.2),
      location('mumbai', 'IN', 19.1, 72.9),
      location('tokyo', 'JP', 35.7, 139.7),
      location('auckland', 'NZ', -36.8, 174.8),
      location('singapore', 'SG', 1.4, 103.8),
      location('seoul', 'KR', 37.6, 127),
    ],
  },
  {
    id: 'africa',
    locations: [location('johannesburg', 'ZA', -26.2, 28)],
  },
];

export const vpnLocations: readonly VpnLocation[] = vpnRegions.flatMap(({ locations }) => locations);

/** The locations of a region by country, countries and cities under their names in the language of the page. */
export function byCountry(locations: readonly VpnLocation[]): { country: string; cities: string[] }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const countries = [...new Set(locations.map(({ country }) => country))];
  return countries
    .map((code) => ({
      country: names.of(code) ?? code,
      cities: locations
        .filter(({ country }) => country === code)
        .map(({ city }) => vpnPlaceNames.cities[city]),
    }))
    .sort((one, other) => one.country.localeCompare(other.country, language));
}
