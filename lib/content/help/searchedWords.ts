/**
 * Words that people search for and that neither a question nor its answer contains, by the question's id. They are what
 * people type, so they follow no style of ours, and a translation lists what people type in its own language.
 */
export const searchedWords = {
  'get-subscription': 'buy purchase sign up join order',
  price: 'pricing price countries currency tax',
  trial: 'free trial charged card first days',
  'payment-methods': 'credit card debit payment method apple pay google pay',
  'change-card': 'update card receipt invoice billing vat tax number expired',
  'switch-plan': 'upgrade downgrade change plan annual',
  'payment-failed': 'declined failed card refused bank past due',
  cancel: 'stop unsubscribe end renewal auto-renew terminate',
  refund: 'refund money back guarantee return wrong charge charged twice double withdraw',
  'sign-in': 'login log in password activate restore i have a subscription',
  'no-code': 'email missing spam verification otp not received one-time',
  'no-address': 'no email lost access forgot address anonymous account',
  'other-devices': 'second phone computer add device tablet how many',
  'lost-device': 'stolen phone hacked log out everywhere remove device security',
  'change-address': 'email update new address wrong account remove',
  'delete-account': 'remove erase gdpr data close',
  'vpn-set-up': 'install turn on enable activate connect iphone android mac windows',
  'vpn-location': 'servers countries cities server list country',
  'vpn-not-connecting': 'disconnect broken trouble not working error wifi hotel',
  'vpn-slow': 'speed performance lag latency',
  'vpn-blocked': 'blocked bank streaming captcha exclude split tunneling printer local network',
  'removal-start': 'personal information removal data broker people search opt out delete my data pir',
  'removal-time': 'weeks days pending overdue still listed came back again',
  'identity-theft': 'fraud theft advisor phone emergency credit restoration stolen',
  'default-search': 'default homepage set chrome safari firefox edge extension',
  'search-settings': 'preferences options font theme adult filter country results save settings',
  'install-browser': 'download install app iphone android mac windows linux free',
  'site-broken': 'not loading blank tracker blocking disable protection report',
  sync: 'synchronize backup pairing recovery code devices transfer',
  'whats-new': 'release notes update version changelog new features',
  'chat-private': 'ai chat stored history training model log',
  'chat-paid': 'advanced models plus limit subscription chat unlock',
  'what-you-know': 'data collect track profile ip address sell advertising cookies',
  'my-data': 'gdpr ccpa request export download copy erase right of access',
  'report-security': 'vulnerability bug bounty phishing scam impersonation suspicious email hack',
} as const satisfies Record<string, string>;

/** Words that say nothing about what somebody asks for; a translation lists its own. */
export const unsearchedWords =
  'a an the i me my it its is are am was were be do does did have has had how what where when why who can could will would to of in on at for from with and or but not no cannot t s don doesn didn you your we our this that there still get got want need please help';
