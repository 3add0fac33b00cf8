/** Indonesian for what the schema of the card says of its members, by object and member; security stands apart. */
export const cardMembers = {
  card: 'Dengan kartu ini, agen A2A 1.0 menyatakan siapa dirinya, di mana ia menjawab, apa kemampuannya, dan kredensial apa yang diminta. Klien membacanya dari /.well-known/agent-card.json di domain agen sebelum panggilan pertama. Nama ditulis dalam camelCase. Properti opsional boleh bernilai null, artinya sama dengan tidak ditulis. Properti yang tidak dijelaskan di sini diizinkan, tetapi diabaikan klien 1.0.',
  'card.name': 'Nama agen, seperti yang dilihat orang dalam daftar.',
  'card.description':
    'Kegunaan agen, dalam satu atau dua kalimat. Orang dan agen lain memilih berdasarkan keterangan ini.',
  'card.supportedInterfaces':
    'Setiap alamat tempat agen menjawab, yang terbaik di awal. Klien mengambil entri pertama yang binding dan versinya dikenal, jadi agen dengan beberapa binding punya beberapa entri.',
  'card.provider': 'Siapa yang menjalankan agen. Jangan ditulis, atau tulis kedua propertinya.',
  'card.version':
    'Versi agen ini, dalam bentuk pilihan pembuatnya. Naikkan setiap kali ada perubahan: dari sinilah klien dan cache mengetahuinya. Ini bukan versi protokol A2A, yang ditulis pada setiap antarmuka.',
  'card.documentationUrl': 'Halaman untuk manusia dengan penjelasan lebih lanjut tentang agen.',
  'card.capabilities': 'Bagian opsional A2A yang didukung agen. {} sudah lengkap: tidak satu pun.',
  'card.securitySchemes':
    'Cara autentikasi yang dikenal agen, masing-masing dengan nama pilihan Anda. Menulisnya di sini belum mewajibkannya: yang mewajibkan adalah securityRequirements.',
  'card.securityRequirements':
    'Yang harus ditunjukkan pemanggil. Setiap entri adalah pilihan: cukup memenuhi salah satunya. Jika tidak ditulis atau kosong, kartu menyatakan kepada klien bahwa kredensial tidak diperlukan. Versi 0.3 menyebutnya security; klien 1.0 tidak membaca nama itu.',
  'card.defaultInputModes': 'Tipe media yang diterima agen, untuk setiap skill yang tidak punya daftarnya sendiri.',
  'card.defaultOutputModes':
    'Tipe media yang bisa dipakai agen untuk menjawab, untuk setiap skill yang tidak punya daftarnya sendiri.',
  'card.skills': 'Pekerjaan yang bisa diminta dari agen, satu entri untuk setiap jenis. Wajib ada paling sedikit satu.',
  'card.signatures':
    'Tanda tangan atas seluruh kartu tanpa properti ini, dibuat oleh penyedia agen. Setiap perubahan pada kartu membatalkannya. Boleh ada beberapa, misalnya selama sebuah kunci diganti.',
  'card.iconUrl': 'Gambar yang mewakili agen dalam daftar.',
  AgentInterface: 'Satu alamat agen, dan bahasa yang dipakai di sana.',
  'AgentInterface.url': 'Alamat tujuan permintaan. Absolut, dan https dalam produksi; untuk gRPC boleh host:port.',
  'AgentInterface.protocolBinding':
    'Cara A2A dibawa di alamat ini: JSONRPC, GRPC, atau HTTP+JSON, dieja persis begitu, atau URI binding Anda sendiri. Klien melewati entri yang binding-nya tidak dikenal.',
  'AgentInterface.protocolVersion':
    'Versi A2A yang dipakai di alamat ini, sebagai nomor mayor dan minor. Tanpa nomor patch: sebagian klien tidak mencocokkan "1.0.0".',
  'AgentInterface.tenant':
    'Untuk server yang melayani banyak agen di satu alamat: nilai yang dikirim kembali oleh klien, tanpa diubah, pada setiap permintaan.',
  AgentProvider: 'Organisasi yang menjalankan agen.',
  'AgentProvider.url': 'Situs organisasi itu sendiri.',
  'AgentProvider.organization': 'Nama organisasi, seperti yang dikenal orang.',
  AgentCapabilities:
    'Bagian opsional A2A. Yang tidak ditulis dianggap tidak didukung, dan klien tidak akan mencobanya.',
  'AgentCapabilities.streaming':
    'Apakah agen bisa mengirim jawabannya sedikit demi sedikit. Nilai baku: false, dan klien menunggu seluruhnya.',
  'AgentCapabilities.pushNotifications':
    'Apakah agen bisa memanggil webhook klien ketika sebuah tugas berlanjut. Nilai baku: false, dan klien harus bertanya lagi.',
  'AgentCapabilities.extensions':
    'Tambahan pada A2A yang dipahami agen. Tempatnya di sini, bukan di tingkat teratas kartu.',
  'AgentCapabilities.extendedAgentCard':
    'Apakah klien yang sudah terautentikasi bisa mengambil kartu yang lebih lengkap dari yang publik ini. Nilai baku: false. Jika true, kartu juga harus menyatakan cara autentikasinya.',
  AgentExtension: 'Tambahan pada A2A, dikenal dari URI-nya.',
  'AgentExtension.uri':
    'Pengenal ekstensi. Sebaiknya memuat versi, sebab perubahan yang tidak kompatibel perlu URI baru.',
  'AgentExtension.description': 'Apa yang dilakukan agen dengan ekstensi ini.',
  'AgentExtension.required':
    'Apakah klien yang tidak mengenal ekstensi ini tidak boleh memakai agen. Nilai baku: false. Untuk ekstensi yang hanya membawa data, biarkan false.',
  'AgentExtension.params': 'Data ekstensi itu sendiri, selalu sebuah objek. Isinya ditetapkan oleh ekstensi.',
  AgentSkill: 'Satu jenis pekerjaan yang bisa diminta dari agen.',
  'AgentSkill.id': 'Nama pendek untuk program, berbeda dari skill lain dalam kartu.',
  'AgentSkill.name': 'Nama skill yang akan dilihat orang.',
  'AgentSkill.description':
    'Apa yang dilakukan skill, dan dengan apa. Klien, termasuk model, memilih skill berdasarkan keterangan ini.',
  'AgentSkill.tags': 'Kata kunci untuk menemukan skill. Paling sedikit satu.',
  'AgentSkill.examples':
    'Hal yang bisa diminta dari skill ini, dengan kata-kata seorang manusia. Teks biasa, satu permintaan per entri.',
  'AgentSkill.inputModes': 'Tipe media yang diterima skill ini. Menggantikan defaultInputModes.',
  'AgentSkill.outputModes': 'Tipe media jawaban skill ini. Menggantikan defaultOutputModes.',
  'AgentSkill.securityRequirements':
    'Yang harus ditunjukkan pemanggil untuk skill ini. Setiap entri adalah pilihan, seperti di tingkat teratas kartu.',
  AgentCardSignature:
    'JSON Web Signature terpisah (RFC 7515) atas kartu dalam bentuk kanoniknya (RFC 8785), tanpa signatures.',
  'AgentCardSignature.protected':
    'Header JWS yang ditandatangani: objek JSON dalam base64url. Menyebut algoritma (alg) dan kunci (kid).',
  'AgentCardSignature.signature': 'Tanda tangan itu sendiri, dalam base64url.',
  'AgentCardSignature.header': 'Properti header JWS yang tidak ditandatangani. Klien tidak boleh mengandalkannya.',
} as const;
