// The certificate of the mail server of the tests, for mail.example.com until 2126, signed by
// itself; made with
// openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500.

export const mailKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg+8R44k/q2tPFOMmf
MgTNQYHZp6Cy08fZmuIUv9Sj5ZahRANCAAQ8iuciVBB7GxJge3wKrWyMyLCiC8Z/
gXTvgD+d86VLJlJvM2TwqrRO3C6sAAw3NyKAbKbWCWh/dctXfUompijQ
-----END PRIVATE KEY-----`;

export const mailCertificate = `-----BEGIN CERTIFICATE-----
MIIBqzCCAVCgAwIBAgIUZ79ukAaOBZferu9ckRPGmteLfZAwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQbWFpbC5leGFtcGxlLmNvbTAgFw0yNjExMjkwMjEyMzRaGA8y
MTI2MTEwNTAyMTIzNFowGzEZMBcGA1UEAwwQbWFpbC5leGFtcGxlLmNvbTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABDyK5yJUEHsbEmB7fAqtbIzIsKILxn+BdO+A
P53zpUsmUm8zZPCqtE7cLqwADDc3IoBsptYJaH91y1d9SiamKNCjcDBuMB0GA1Ud
DgQWBBSTaX38RSLw0EmU9XXhP1OtS4h/ezAfBgNVHSMEGDAWgBSTaX38RSLw0EmU
9XXhP1OtS4h/ezAPBgNVHRMBAf8EBTADAQH/MBsGA1UdEQQUMBKCEG1haWwuZXhh
bXBsZS5jb20wCgYIKoZIzj0EAwIDSQAwRgIhALKWCD7hFGyROiIIqiTcX9NKIYnM
uVX0Jm4SfhOMUx1aAiEA77ixsZljbqR1hHmcgQch7SmQQKim3MSk+C2EvN4whvo=
-----END CERTIFICATE-----`;
