import { takeHalf } from './halfOfWalks';

takeHalf('second');
